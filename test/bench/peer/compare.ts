import type { Row } from '../table.ts';

/** What is to be reached: a part of the peer's figure, or a figure. */
type Reach = { ratio: number } | { most: number } | { least: number };

type Unit = 'ms' | 's' | 'KB' | 'points';

type Compared = { what: string; unit: Unit; ours: number; peer: number; reach?: Reach };

/** A row with the peer's figure beside ours. */
export function beside({ what, unit, ours, peer, reach }: Compared): Row {
  const ratio = ours / peer;
  return {
    what,
    measured: shown(ours, unit),
    peer: shown(peer, unit),
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
    reach: reach ? reachShown(reach, unit) : '',
    isReached: reach && isReached(reach, ours, ratio),
  };
}

/** A row of ours beside another of ours, which it is to come near. */
export function near({ what, unit, ours, base, most }: { what: string; unit: Unit; ours: number; base: number; most: number }): Row {
  const ratio = ours / base;
  return {
    what,
    measured: shown(ours, unit),
    ratio: `${ratio.toFixed(2)} of ours`,
    reach: `≤ ${most.toFixed(2)} of ours`,
    isReached: ratio <= most,
  };
}

function isReached(reach: Reach, ours: number, ratio: number): boolean {
  if ('ratio' in reach) return ratio <= reach.ratio;
  return 'most' in reach ? ours <= reach.most : ours >= reach.least;
}

function reachShown(reach: Reach, unit: Unit): string {
  if ('ratio' in reach) return `≤ ${reach.ratio} × Starlight`;
  return 'most' in reach ? `≤ ${reach.most} ${unit}` : `≥ ${reach.least} ${unit}`;
}

function shown(value: number, unit: Unit): string {
  return `${value.toFixed(unit === 'KB' || unit === 's' ? 1 : 0)} ${unit}`;
}
