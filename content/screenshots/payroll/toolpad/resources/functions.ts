export async function getOrders() {
  return [
    { id: 1041, customer: 'Priya Nair', city: 'Mumbai', total: 84.5 },
    { id: 1042, customer: 'Tomás Ferreira', city: 'Lisbon', total: 19.9 },
    { id: 1043, customer: 'Rahul Mehta', city: 'Mumbai', total: 240 },
    { id: 1044, customer: 'Inês Costa', city: 'Lisbon', total: 63.2 },
    { id: 1045, customer: 'Aiko Tanaka', city: 'Tokyo', total: 128 },
    { id: 1046, customer: 'Duarte Alves', city: 'Lisbon', total: 45.75 },
  ];
}
