import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, RUNNING_APP, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: {
    'https://dog.ceo': {
      '/api/breeds/list/all': { message: { akita: [], hound: ['afghan', 'basset'], husky: [] }, status: 'success' },
      '/api/breed/': { message: 'https://dog.ceo/photos/akita.svg', status: 'success' },
      '/api/breed/hound/': { message: 'https://dog.ceo/photos/hound.svg', status: 'success' },
      '/photos/': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="tan"/></svg>',
    },
  },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['Page hierarchy', 'Component library'] },
    {
      says: ['Hover the thin Component library bar to the left of the canvas.', 'Drag Data Grid onto the canvas.'],
      edit: { drag: 'Data Grid' },
      see: ['dataGrid'],
    },
    { says: 'drag Image below the grid.', edit: { drag: 'Image' }, see: ['image'] },

    { says: 'click the + beside Queries', press: 'Create new query' },
    { says: 'choose REST API.', press: 'REST API' },
    { says: 'replace the URL with this one', type: 'https://dog.ceo/api/breeds/list/all', into: 'url' },
    { says: 'Click Run on the right.', press: 'Run', see: ['success'] },
    { says: 'open the tab Transform.', press: 'Transform' },
    { says: 'Check Transform response.', edit: { click: 'Transform response' } },
    { says: 'Replace the code with this line.', edit: { code: 'return Object.entries(data.message);' } },
    { says: 'Click Run again.', press: 'Run' },
    { says: 'Click Save.', edit: { save: 'query' } },
    { says: 'double-click the name of the query and type dogQuery.', edit: { rename: 'query', to: 'dogQuery' } },

    { says: 'Click the grid on the canvas.', edit: { select: 'dataGrid' } },
    {
      says: ['Find the property rows and click the link icon beside it.', 'Click Update binding.'],
      edit: { bind: 'rows', to: 'dogQuery.data' },
    },
    { says: 'reload the editor', open: EDITOR, framed: ['akita'] },
    { says: 'With the grid selected', edit: { select: 'dataGrid' } },
    { says: 'Choose column 0 and set its header to Breed.', edit: { column: '0', form: { header: 'Breed' } }, framed: ['Breed'] },
    {
      says: 'Choose column 1 and set its header to Sub-breeds.',
      edit: { column: '1', form: { header: 'Sub-breeds' } },
      framed: ['Sub-breeds'],
    },

    { says: 'Click the + beside Queries and choose REST API.', press: 'Create new query' },
    { press: 'REST API' },
    { says: 'add a parameter named breed.', edit: { parameter: 'breed', to: "dataGrid.selection?.[0] ?? 'akita'" } },
    {
      says: 'Click the link icon of the URL field',
      edit: { bind: 'url', of: 'query', to: `\`https://dog.ceo/api/breed/\${parameters.breed}/images/random\`` },
    },
    { says: 'Click Run.', press: 'Run', see: ['https://dog.ceo/photos/akita.svg'] },
    { says: 'Click Save, then double-click the query', edit: { save: 'query' } },
    { says: 'double-click the query in the Queries panel and rename it imageQuery.', edit: { rename: 'query', to: 'imageQuery' } },
    { says: 'Click the image on the canvas.', edit: { select: 'image' } },
    { says: 'click the link icon beside src', edit: { bind: 'src', to: 'imageQuery.data?.message' } },
    { says: 'Set alt to Photo of the selected breed', edit: { set: 'alt', to: 'Photo of the selected breed' } },

    { says: 'Click Preview in the header.', press: 'Preview', opens: 'tab', at: PAGE, see: ['Breed', 'Sub-breeds', 'akita', 'husky'] },
    { says: 'Select a row such as hound.', press: 'hound', see: ['Photo of the selected breed'] },

    { follow: 'the-finished-page-file' },
    { open: EDITOR, at: `${RUNNING_APP}/editor`, see: ['dogQuery', 'imageQuery'] },
    { open: PAGE, see: ['Breed', 'Sub-breeds', 'akita', 'husky', 'Photo of the selected breed'] },
    { press: 'hound', see: ['Photo of the selected breed'] },
  ],
};
