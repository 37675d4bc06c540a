import GroupIcon from '@mui/icons-material/Group';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridFilterItem } from '@mui/x-data-grid';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { type DataModel, type DataSource, List } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'people', title: 'People', icon: <GroupIcon /> },
];

interface Person extends DataModel {
  id: number;
  firstName: string;
  lastName: string;
  age: number;
}

let people: Person[] = [
  { id: 1, firstName: 'Priya', lastName: 'Nair', age: 34 },
  { id: 2, firstName: 'Jonas', lastName: 'Weber', age: 41 },
  { id: 3, firstName: 'Amara', lastName: 'Okafor', age: 29 },
  { id: 4, firstName: 'Mateo', lastName: 'Rojas', age: 52 },
  { id: 5, firstName: 'Yuki', lastName: 'Tanaka', age: 26 },
  { id: 6, firstName: 'Elif', lastName: 'Demir', age: 38 },
  { id: 7, firstName: 'Liam', lastName: 'Byrne', age: 47 },
];

// The data is kept in this page. Half a second stands in for the trip to a server.
const network = () => new Promise((resolve) => setTimeout(resolve, 500));

const peopleDataSource: DataSource<Person> &
  Required<Pick<DataSource<Person>, 'getMany'>> = {
  fields: [
    { field: 'id', headerName: 'ID', width: 60 },
    { field: 'firstName', headerName: 'First name', flex: 1 },
    { field: 'lastName', headerName: 'Last name', flex: 1 },
    { field: 'age', headerName: 'Age', type: 'number' },
  ],
  getMany: async (query) => {
    await network();
    return select(people, query);
  },
  deleteOne: async (id) => {
    await network();
    people = people.filter((person) => person.id !== Number(id));
  },
};

type Query = Parameters<NonNullable<DataSource<DataModel>['getMany']>>[0];

// What a server does with the query of a list: filter, sort, cut out one page.
function select<Item extends DataModel>(items: Item[], query: Query) {
  const { filterModel, sortModel, paginationModel } = query;
  const words: string[] = filterModel.quickFilterValues ?? [];
  const found = items.filter(
    (item) =>
      filterModel.items.every((filter) => matches(item[filter.field], filter)) &&
      words.every((word) => contains(item, word)),
  );
  const [sort] = sortModel;
  if (sort) {
    const sign = sort.sort === 'desc' ? -1 : 1;
    found.sort((a, b) => sign * compare(a[sort.field], b[sort.field]));
  }
  const { page, pageSize } = paginationModel;
  return {
    items: found.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: found.length,
  };
}

// The search field of the toolbar sends words that may be in any column.
function contains(item: DataModel, word: string) {
  return Object.values(item).some((cell) =>
    OPERATORS.contains(String(cell).toLowerCase(), word.toLowerCase()),
  );
}

function compare(a: unknown, b: unknown) {
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}

function matches(cell: unknown, { operator, value }: GridFilterItem) {
  const text = String(cell ?? '').toLowerCase();
  const wanted = String(value ?? '').toLowerCase();
  // While the filter panel waits for a value, every item matches.
  if (wanted === '' && !operator.endsWith('mpty')) return true;
  return OPERATORS[operator](text, wanted);
}

const OPERATORS: Record<string, (text: string, wanted: string) => boolean> = {
  contains: (text, wanted) => text.includes(wanted),
  doesNotContain: (text, wanted) => !text.includes(wanted),
  equals: (text, wanted) => text === wanted,
  doesNotEqual: (text, wanted) => text !== wanted,
  startsWith: (text, wanted) => text.startsWith(wanted),
  endsWith: (text, wanted) => text.endsWith(wanted),
  isEmpty: (text) => text === '',
  isNotEmpty: (text) => text !== '',
  isAnyOf: (text, wanted) => wanted.split(',').includes(text),
  '=': (text, wanted) => Number(text) === Number(wanted),
  '!=': (text, wanted) => Number(text) !== Number(wanted),
  '>': (text, wanted) => Number(text) > Number(wanted),
  '>=': (text, wanted) => Number(text) >= Number(wanted),
  '<': (text, wanted) => Number(text) < Number(wanted),
  '<=': (text, wanted) => Number(text) <= Number(wanted),
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 600 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

// preview-start
function CompactGrid(props: DataGridProps) {
  return <DataGrid {...props} density="compact" pageSizeOptions={[5, 10]} />;
}

function PeopleList() {
  return (
    <List<Person>
      dataSource={peopleDataSource}
      initialPageSize={5}
      slots={{ dataGrid: CompactGrid }}
      slotProps={{ dataGrid: { checkboxSelection: true, showToolbar: true } }}
    />
  );
}
// preview-end

export default function CrudListDataGrid() {
  const router = useMemoryRouter('/people');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title="People">
          <PeopleList />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
