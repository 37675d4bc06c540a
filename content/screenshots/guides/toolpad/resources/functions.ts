export async function getInvoices() {
  return [
    { id: 1, orderId: '7f3c9a1e-52b4-4d0f', customer: 'Priya Nair', total: 84, paid: 84 },
    { id: 2, orderId: 'b81d20c6-0e9a-47f2', customer: 'Tomás Ferreira', total: 120, paid: 40 },
    { id: 3, orderId: '2ac64f09-9d13-4b8e', customer: 'Aiko Tanaka', total: 240, paid: 240 },
  ];
}
