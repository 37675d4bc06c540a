import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

const ORDERS = `${PAGES}/orders`;

/** What the page has an administrator run: the samples of SQL that are no file of the app. */
const SHOP = [...readFileSync(join(import.meta.dirname, 'connect-to-databases.md'), 'utf8').matchAll(/^```sql\n(.*?)^```/gms)]
  .map(([, sql]) => sql)
  .join('');

/** A database that speaks MySQL's protocol, with the table of the page. */
const DATABASE = `cat > shop.sql <<'SQL'
${SHOP}
SQL
mariadb-install-db --no-defaults --user=root --datadir="$PWD/database" > install.log
exec mariadbd --no-defaults --user=root --datadir="$PWD/database" --bind-address=127.0.0.1 --port=3306 --skip-name-resolve --socket=/tmp/toolpad-guide.sock --init-file="$PWD/shop.sql"`;

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio', mysql2: 'mysql2' },
  beside: { debian: ['mariadb-server-core', 'mariadb-client-core'], run: DATABASE },
  steps: [
    MAKE_APP,
    { follow: 'install-the-client' },
    { follow: 'store-the-credentials' },
    { follow: '' },
    START_EDITOR,

    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Click the + beside Queries and choose Custom.', press: 'Create new query' },
    { press: 'Custom' },
    { says: 'Select getOrders below orders.ts.', press: 'Select function' },
    { press: 'getOrders' },
    { says: 'Type India as the parameter country', type: 'India', into: 'country' },
    { says: 'click Run, look at the result', press: 'Run', see: ['Priya Nair'] },
    { says: 'click Save.', edit: { save: 'query' } },
    { says: 'Drag a Data Grid onto the page', edit: { drag: 'Data Grid' } },
    { says: 'bind its rows to query.data.', edit: { bind: 'rows', to: 'query.data' }, framed: ['Priya Nair'] },
    { open: PAGE, see: ['Priya Nair', 'Total Rows: 1'], miss: ['Aiko Tanaka'] },

    { follow: 'in-the-page-file' },
    START_EDITOR,
    { open: ORDERS, see: ['Priya Nair', 'Total Rows: 1'], miss: ['Aiko Tanaka'] },
    { press: 'Country' },
    { press: 'Portugal', see: ['Tiago Ferreira'] },
    { follow: 'keep-sql-in-files' },
    { open: EDITOR, see: ['ordersGrid'] },
    { open: ORDERS, see: ['Priya Nair', 'Total Rows: 1'] },
    { press: 'Country' },
    { press: 'Japan', see: ['Aiko Tanaka'] },
  ],
};
