export async function getBranches() {
  return [
    { id: 1, office: 'Lisbon', lat: 38.72, long: -9.14 },
    { id: 2, office: 'Mumbai', lat: 19.08, long: 72.88 },
    { id: 3, office: 'Tokyo', lat: 35.68, long: 139.76 },
  ];
}
