export async function getInvoices() {
  return [
    { id: 1, orderId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', customer: 'Priya Nair', total: 84, paid: 84 },
    { id: 2, orderId: '3f333df6-90a4-4fda-8dd3-9485d27cee36', customer: 'Tomás Ferreira', total: 120, paid: 0 },
    { id: 3, orderId: '6ecd8c99-4036-403d-bf84-cf8400f67836', customer: 'Aiko Tanaka', total: 240, paid: 200 },
    { id: 4, orderId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', customer: 'Lena Vogt', total: 63, paid: 63 },
  ];
}
