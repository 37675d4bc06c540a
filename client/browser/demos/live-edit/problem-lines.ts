import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass, WidgetType } from '@codemirror/view';

/** Something wrong with the code, and the line that it is about, from 1; none where it is about no line. */
export type Problem = { message: string; line?: number };

const setProblem = StateEffect.define<Problem | undefined>();

type Shown = { lines: DecorationSet; gutter: RangeSet<GutterMarker> };
const NOTHING: Shown = { lines: Decoration.none, gutter: RangeSet.empty };

const marker = new (class extends GutterMarker {
  override elementClass = 'problem-number';
})();

class Message extends WidgetType {
  private readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }

  override eq(other: Message): boolean {
    return other.message === this.message;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'problem';
    element.textContent = this.message;
    return element;
  }
}

const shown = StateField.define<Shown>({
  create: () => NOTHING,
  update: (value, { effects, changes, state }) => {
    const told = effects.find((effect) => effect.is(setProblem));
    if (told) return mark(state, told.value);
    return { lines: value.lines.map(changes), gutter: value.gutter.map(changes) };
  },
  provide: (field) => [EditorView.decorations.from(field, ({ lines }) => lines), gutterLineClass.from(field, ({ gutter }) => gutter)],
});

function mark({ doc }: EditorState, problem: Problem | undefined): Shown {
  if (!problem?.line) return NOTHING;
  // A line that is no longer there: the last one.
  const { from, to } = doc.line(Math.min(problem.line, doc.lines));
  const message = Decoration.widget({ widget: new Message(problem.message), block: true, side: 1 });
  return {
    lines: Decoration.set([Decoration.line({ class: 'problem-line' }).range(from), message.range(to)]),
    gutter: RangeSet.of([marker.range(from)]),
  };
}

/** Marks the line of a problem and says below it what is wrong. */
export const problemLines: Extension = shown;

/** Shows a problem in place of the last one, or none. */
export function showProblem(view: EditorView, problem: Problem | undefined): void {
  view.dispatch({ effects: setProblem.of(problem) });
}
