import { languageOf } from '../../shared/preferences/language.ts';
import { partOf } from '../platform/part-of.ts';
import { readStorage, writeStorage } from '../platform/storage.ts';
import { parseTicks, ticksKey, writeTicks } from './step-ticks.ts';

/** Gives each step of the page a check box, and keeps what is ticked: for later visits, and in step with other open pages. */
export function tickSteps(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('.steps')];
  const boxes = lists.flatMap(addBoxes);
  const key = ticksKey(location.pathname, languageOf(document.documentElement.lang));
  const store = () => {
    writeStorage(key, writeTicks(boxes.map(({ checked }) => checked)));
    lists.forEach(showProgress);
  };
  const restore = () => {
    const ticks = parseTicks(readStorage(key), boxes.length);
    // Where storage is denied, what is ticked here stays.
    if (ticks) for (const [index, box] of boxes.entries()) box.checked = ticks[index] ?? false;
    lists.forEach(showProgress);
  };
  restore();
  addEventListener('storage', restore);
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  for (const list of lists) {
    list.addEventListener('change', ({ target }) => boxes.some((box) => box === target) && store());
    partOf(list, ':scope > p > button').addEventListener('click', () => {
      const own = boxesOf(list);
      for (const box of own) box.checked = false;
      store();
      // The button goes with the ticks, so whoever uses the keyboard begins where the list does.
      own[0]?.focus();
    });
  }
}

function addBoxes(list: HTMLElement): HTMLInputElement[] {
  const { lang, dataset } = lineOf(list);
  return [...list.querySelectorAll(':scope > ol > li')].map((step, index) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.ariaLabel = (dataset.tick ?? '').replace('{{number}}', String(index + 1));
    box.lang = lang;
    step.prepend(box);
    return box;
  });
}

function showProgress(list: HTMLElement): void {
  const boxes = boxesOf(list);
  const done = boxes.filter(({ checked }) => checked).length;
  const line = lineOf(list);
  const words = partOf(line, 'span');
  line.hidden = done === 0;
  words.textContent = (words.dataset.words ?? '').replace('{{done}}', String(done)).replace('{{total}}', String(boxes.length));
}

/** The line below the list that says how many steps are done. */
function lineOf(list: HTMLElement): HTMLElement {
  return partOf(list, ':scope > p');
}

function boxesOf(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>(':scope > ol > li > input')];
}
