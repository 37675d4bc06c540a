import type { NavigationEntry } from '../../client/shared/navigation.ts';

/** A group of navigation holds as many pages, and a part as many groups. */
const IN_GROUP = 20;
const IN_PART = 20;
const PARAGRAPHS = 6;
const WORDS = 40;
const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tu', 'sha', 'vo', 'ple', 'dar', 'ni', 'gos', 'be'];
const HAN = ['水壶', '打开', '开关', '时间', '温度', '蒸汽', '等待', '厨房', '茶叶', '安全', '电源', '清洁'];

type Pages = { files: Record<string, string>; entries: NavigationEntry[]; path: string };

/** Pages of a synthetic site in two languages, with their navigation; `path` is one in the middle. The same number gives the same pages. */
export function syntheticPages(count: number): Pages {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const files = numbers.flatMap((number) => [
    [`content/pages${placeOf(number)}.md`, english(number, count)] as const,
    [`content/pages${placeOf(number)}.zh.md`, chinese(number, count)] as const,
  ]);
  return { files: Object.fromEntries(files), entries: navigation(numbers), path: addressOf(Math.floor(count / 2)) };
}

const placeOf = (number: number) => `/core/part-${Math.floor(number / IN_GROUP / IN_PART)}/page-${number}`;
const addressOf = (number: number) => `/toolpad${placeOf(number)}`;
const nextOf = (number: number, count: number) => addressOf((number + 1) % count);

function english(number: number, count: number): string {
  const section = (at: number) => `## Step ${at + 1} with ${word(number * 31 + at)}\n\n${sentence(number, at)}`;
  const text = Array.from({ length: PARAGRAPHS }, (_, at) => section(at)).join('\n\n');
  return `---\ntitle: Page ${number} of ${word(number)}\ndescription: About ${word(number)}.\n---\nThen read [the next](${nextOf(number, count)}).\n\n${text}\n\n\`\`\`ts\nexport const page: number = ${number};\n\`\`\`\n`;
}

function chinese(number: number, count: number): string {
  const han = (at: number) => HAN[(number * 7 + at * 5) % HAN.length];
  const section = (at: number) =>
    `## ${han(at)} ${at + 1}\n\n${Array.from({ length: WORDS / 4 }, (_, index) => han(at + index)).join('')}。`;
  const text = Array.from({ length: PARAGRAPHS }, (_, at) => section(at)).join('\n\n');
  return `---\ntitle: ${han(0)} ${number}\ndescription: ${han(1)}。\n---\n[${han(2)}](${nextOf(number, count)})。\n\n${text}\n\n::code\n`;
}

/** Words that few pages share, as names are, beside those that all have. */
function sentence(number: number, at: number): string {
  const words = Array.from({ length: WORDS }, (_, index) => word(index % 4 === 0 ? number * 97 + at * 11 + index : index * 13 + at));
  return `${words.join(' ')}.`;
}

function word(seed: number): string {
  const base = SYLLABLES.length;
  return [seed, seed / base, seed / base ** 2].map((value) => SYLLABLES[Math.floor(value) % base]).join('');
}

function navigation(numbers: number[]): NavigationEntry[] {
  const group = (name: string, children: NavigationEntry[]): NavigationEntry => ({
    pathname: `/toolpad/core/${name}-group`,
    title: name,
    children,
  });
  const groups = chunks(numbers, IN_GROUP).map((own, at) =>
    group(
      `group-${at}`,
      own.map((number) => ({ pathname: addressOf(number) })),
    ),
  );
  return chunks(groups, IN_PART).map((own, at) => group(`part-${at}`, own));
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
