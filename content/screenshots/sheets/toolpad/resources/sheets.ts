/** Stands in for the service of the guide: the same two functions, with answers of their own. */
export async function fetchList() {
  return [
    { id: 'branches', name: 'Branch offices' },
    { id: 'suppliers', name: 'Suppliers' },
  ];
}

export async function fetchSheet(spreadsheetId: string, range: string) {
  if (!spreadsheetId || !range) return [];
  return [
    { Office: 'Lisbon', Manager: 'Tomás Ferreira', Staff: '14', 'Open since': '2018' },
    { Office: 'Mumbai', Manager: 'Priya Nair', Staff: '32', 'Open since': '2015' },
    { Office: 'Tokyo', Manager: 'Aiko Tanaka', Staff: '9', 'Open since': '2021' },
  ];
}
