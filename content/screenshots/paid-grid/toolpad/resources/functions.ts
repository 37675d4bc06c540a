const CUSTOMERS = [
  ['Priya Nair', 'Mumbai', 'Marine Drive 12'],
  ['Tomás Ferreira', 'Lisbon', 'Rua do Ouro 88'],
  ['Aiko Tanaka', 'Tokyo', 'Shibuya 2-21'],
  ['Rui Almeida', 'Lisbon', 'Rua da Prata 140'],
  ['Ananya Rao', 'Mumbai', 'Linking Road 7'],
  ['Kenji Mori', 'Tokyo', 'Ginza 4-6'],
] as const;
const STATES = ['paid', 'open', 'shipped', 'paid'];
const TOTALS = [84.5, 19.9, 240, 63.2, 128, 45.75, 310.4];

/** Fourteen orders of six customers in three cities. */
export async function getOrders() {
  return Array.from({ length: 14 }, (_, index) => {
    const [customer, city, street] = CUSTOMERS[(index * 5) % CUSTOMERS.length]!;
    return {
      id: 1041 + index,
      customer,
      city,
      street,
      total: TOTALS[index % TOTALS.length],
      status: STATES[index % STATES.length],
      orderedOn: `2025-03-${String(3 + index).padStart(2, '0')}`,
      carrier: index % 3 === 0 ? 'Parcel post' : 'Courier',
    };
  });
}
