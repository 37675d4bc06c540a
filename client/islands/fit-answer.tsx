import type { IslandProps } from '../blocks/island/names.ts';
import { installCommand } from '../fit/install-command.ts';
import { type Finding, judge, type Verdict } from '../fit/judge.ts';
import type { ManifestProblem, Project } from '../fit/read-manifest.ts';
import { parsePackageManager } from '../shared/preferences/package-manager.ts';
import type { Translate } from '../shared/translate.ts';
import { LiveCode } from './live-code.tsx';

/** A project, or why nothing can be said of it. */
export type Read = Project | ManifestProblem | 'unreadable';

type Fit = IslandProps['fit'];

/** What it comes to, in a sentence; an empty field needs no words. It stays in the page: a live region that is new says nothing. */
export function FitStatus({ fit, read, t }: { fit: Fit; read: Read; t: Translate }) {
  const isProblem = typeof read === 'string';
  return (
    <p className={isProblem ? 'problem' : undefined} role="status">
      {isProblem ? read !== 'empty' && t(`fit.problem.${read}`) : bestWords(fit, bestOf(judged(fit, read)), t)}
    </p>
  );
}

function bestWords({ name, documented }: Fit, best: Verdict | undefined, t: Translate): string {
  return t(best ? `fit.best.${best.fits}` : 'fit.none', { name, version: best?.version ?? documented });
}

function judged(fit: Fit, project: Project): Verdict[] {
  return fit.releases.map((release) => judge(release, project));
}

function bestOf(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.find(({ fits }) => fits === 'yes') ?? verdicts.find(({ fits }) => fits === 'partly');
}

/** The command of the newest version that fits, the documented one if it fits too, and every version with its reasons. */
export function FitAnswer({ fit, project, t }: { fit: Fit; project: Project; t: Translate }) {
  const verdicts = judged(fit, project);
  const best = bestOf(verdicts);
  const documented = verdicts.find(({ version, fits }) => version === fit.documented && fits !== 'no');
  return (
    <>
      <Command fit={fit} version={best?.version ?? fit.documented} project={project} t={t} />
      {documented && best && documented !== best && (
        <>
          <p>{t(`fit.documented.${documented.fits}`, { version: documented.version })}</p>
          <Command fit={fit} version={documented.version} project={project} t={t} />
        </>
      )}
      <ul>
        {verdicts.map((verdict) => (
          <Judged key={verdict.version} verdict={verdict} t={t} />
        ))}
      </ul>
    </>
  );
}

function Command({
  fit: { name, releases, companions },
  version,
  project,
  t,
}: {
  fit: Fit;
  version: string;
  project: Project;
  t: Translate;
}) {
  const release = releases.find((one) => one.version === version);
  if (!release) return null;
  const preferred = parsePackageManager(document.documentElement.dataset.packageManager);
  const command = installCommand(name, release, companions, project, preferred);
  return <LiveCode language="bash" lines={[[command]]} label={t('fit.command', { version })} />;
}

function Judged({ verdict: { version, fits, findings }, t }: { verdict: Verdict; t: Translate }) {
  return (
    <li>
      <strong>{version}</strong> <span className={fits}>{t(`fit.${fits}`)}</span>
      {findings.map((finding) => (
        <p key={finding.name + finding.kind}>
          <Coded text={t(`fit.finding.${finding.kind}`, valuesOf(finding, t))} />
        </p>
      ))}
    </li>
  );
}

/** How much of what the reader wrote is repeated, in characters. */
const SHOWN_LENGTH = 60;

function valuesOf(finding: Finding, t: Translate): Record<string, string> {
  const theirs = finding.theirs.replaceAll('`', "'");
  return {
    name: finding.name,
    theirs: theirs.length > SHOWN_LENGTH ? `${theirs.slice(0, SHOWN_LENGTH)}…` : theirs || '""',
    accepts: finding.accepts,
    why: finding.kind === 'unclear' ? t(`fit.why.${finding.why}`) : '',
  };
}

/** Words with code between backticks. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}
