import StickyNote2Icon from '@mui/icons-material/StickyNote2';
import { createTheme } from '@mui/material/styles';
import type { GridFilterItem } from '@mui/x-data-grid';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import {
  Create,
  CrudProvider,
  type DataModel,
  type DataModelId,
  type DataSource,
  DataSourceCache,
  Edit,
  List,
  Show,
} from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  {
    segment: 'notes',
    title: 'Notes',
    icon: <StickyNote2Icon />,
    // The item stays selected on the pages of single notes.
    pattern: 'notes{/:noteId}*',
  },
];

interface Note extends DataModel {
  id: number;
  title: string;
  text: string;
}

let notes: Note[] = [
  { id: 1, title: 'Inventory', text: 'Count the brass lamps before Friday.' },
  { id: 2, title: 'Call back', text: 'Priya Nair asks about order 1042.' },
  { id: 3, title: 'Display', text: 'Move the ship models to the front window.' },
];

// The data is kept in this page. Half a second stands in for the trip to a server.
const network = () => new Promise((resolve) => setTimeout(resolve, 500));

function findNote(id: DataModelId) {
  // Ids from the path are strings.
  const note = notes.find((other) => other.id === Number(id));
  if (!note) throw new Error(`There is no note ${id}.`);
  return note;
}

const notesDataSource: DataSource<Note> = {
  fields: [
    { field: 'id', headerName: 'ID', width: 60 },
    { field: 'title', headerName: 'Title', flex: 1 },
    { field: 'text', headerName: 'Text', flex: 2 },
  ],
  getMany: async (query) => {
    await network();
    return select(notes, query);
  },
  getOne: async (id) => {
    await network();
    return findNote(id);
  },
  createOne: async (values) => {
    await network();
    const id = Math.max(0, ...notes.map((note) => note.id)) + 1;
    const note = { title: values.title ?? '', text: values.text ?? '', id };
    notes = [...notes, note];
    return note;
  },
  updateOne: async (id, values) => {
    await network();
    const note = { ...findNote(id), ...values };
    notes = notes.map((other) => (other.id === note.id ? note : other));
    return note;
  },
  deleteOne: async (id) => {
    await network();
    notes = notes.filter((note) => note.id !== Number(id));
  },
  validate: ({ title, text }) => {
    const issues = [];
    if (!title) issues.push({ message: 'Write a title', path: ['title'] });
    if (!text) issues.push({ message: 'Write a text', path: ['text'] });
    return { issues };
  },
};

const notesCache = new DataSourceCache();

type Query = Parameters<NonNullable<DataSource<DataModel>['getMany']>>[0];

// What a server does with the query of a list: filter, sort, cut out one page.
function select<Item extends DataModel>(items: Item[], query: Query) {
  const { filterModel, sortModel, paginationModel } = query;
  const found = items.filter((item) =>
    filterModel.items.every((filter) => matches(item[filter.field], filter)),
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

// React resets a form after each submit, even after one that failed. Here, what was
// typed stays.
function keepValues(event: React.FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

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

function titleOf(pathname: string) {
  const [, , id, action] = pathname.split('/');
  if (id === 'new') return 'New note';
  if (action === 'edit') return `Edit note ${id}`;
  return id ? `Note ${id}` : 'Notes';
}

// preview-start
function NotePages({ router: { pathname, navigate } }: { router: Router }) {
  const [, , id, action] = pathname.split('/');
  const toList = () => navigate('/notes');
  const toNote = (noteId: DataModelId) => navigate(`/notes/${noteId}`);
  const toEdit = (noteId: DataModelId) => navigate(`/notes/${noteId}/edit`);
  const toNew = () => navigate('/notes/new');

  if (!id) {
    return <List<Note> onRowClick={toNote} onCreateClick={toNew} onEditClick={toEdit} />;
  }
  if (id === 'new') return <Create<Note> onSubmitSuccess={toList} />;
  if (action === 'edit') return <Edit<Note> id={id} onSubmitSuccess={() => toNote(id)} />;
  return <Show<Note> id={id} onEditClick={toEdit} onDelete={toList} />;
}
// preview-end

export default function CrudAdvanced() {
  const router = useMemoryRouter('/notes');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title={titleOf(router.pathname)} onResetCapture={keepValues}>
          <CrudProvider<Note> dataSource={notesDataSource} dataSourceCache={notesCache}>
            <NotePages router={router} />
          </CrudProvider>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
