import { execFileSync } from 'node:child_process';
import { type Migration, readMigrations } from '../runtime/migrate.ts';
import { type Production, readProduction } from './production.ts';

const ZERO_ID = '00000000-0000-0000-0000-000000000000';
/** What the script that still runs does not notice. */
const ADDITIVE = [
  /^create (?:table|index|unique index|view) /i,
  /^alter table \w+ add (?!.*\bnot null\b)/is,
  /^alter table \w+ add (?=.*\bdefault\b(?!\s+null\b))/is,
];

/** What to do where the live site has no database yet. */
export const NO_DATABASE =
  'The database id of wrangler.toml is a placeholder. Run `npm run wrangler -- d1 create toolpad-docs`, and write its id under [[env.production.d1_databases]].';

/** Whether wrangler.toml names no database of the live site yet. */
export function hasNoDatabase({ d1_databases }: Pick<Production, 'd1_databases'>): boolean {
  return d1_databases.some(({ database_id }) => database_id === ZERO_ID);
}

/** Why this must not be deployed, a sentence or two for each reason. `changes` is what git says of the working tree. */
export function refusals({ routes, d1_databases }: Production, changes: string, migrations: Migration[]): string[] {
  return [
    hasNoDatabase({ d1_databases }) && NO_DATABASE,
    routes.length === 0 &&
      'No reader could reach the site. Write its routes under [env.production] in wrangler.toml; worker/README.md has an example.',
    changes !== '' && `There are changes that no commit has. Commit them or put them away, then deploy again:\n${changes}`,
    ...migrations.flatMap(({ name, statements }) =>
      statements
        .filter((statement) => !ADDITIVE.some((pattern) => pattern.test(statement)))
        .map(
          (statement) =>
            `${name} takes something from the script that still runs. Only add tables, indexes and columns with a default:\n${statement}`,
        ),
    ),
  ].filter((reason) => reason !== false);
}

/** The reasons against deploying this folder as it is now. */
export function refusalsNow(): string[] {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim();
  return refusals(readProduction(), changes, readMigrations());
}
