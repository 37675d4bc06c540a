import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { MAX_EDIT_CHARACTERS } from '../../../shared/playground/live-messages.ts';
import type { CodeVariant } from '../../../shared/preferences/code-variant.ts';
import { problemLines } from './problem-lines.ts';
import { tokenClasses } from './token-classes.ts';
import { UNSEEN } from './unseen.ts';

type Options = {
  source: string;
  variant: CodeVariant;
  /** The shadow root that holds it: its styles become constructed sheets there. */
  root: ShadowRoot;
  /** Its accessible name, and how it is left by keyboard. */
  name: string;
  description: string;
  onEdit: () => void;
  onRun: () => void;
  /** A change that would make the code longer than an edit may be, and was not taken. */
  onTooLong: () => void;
};

/** A code field for a demo's source. Tab indents; Escape, then Tab leaves it. */
export function codeField({ source, variant, root, name, description, onEdit, onRun, onTooLong }: Options): EditorView {
  const labels = { 'aria-label': name, 'aria-description': description, translate: 'no' };
  const run = () => {
    onRun();
    return true;
  };
  const extensions: Extension[] = [
    keymap.of([{ key: 'Mod-Enter', run }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    history(),
    lineNumbers(),
    drawSelection(),
    highlightSpecialChars({ addSpecialChars: UNSEEN }),
    highlightActiveLine(),
    bracketMatching(),
    indentOnInput(),
    EditorState.tabSize.of(2),
    EditorState.changeFilter.of(({ newDoc }) => {
      const fits = newDoc.length <= MAX_EDIT_CHARACTERS;
      if (!fits) onTooLong();
      return fits;
    }),
    variant === 'TS' ? tsxLanguage : jsxLanguage,
    syntaxHighlighting(tokenClasses),
    problemLines,
    leaveByTab,
    EditorView.contentAttributes.of(labels),
    EditorView.updateListener.of(({ transactions }) => {
      if (transactions.some((transaction) => transaction.docChanged && transaction.annotation(Transaction.userEvent))) onEdit();
    }),
  ];
  return new EditorView({ root, state: EditorState.create({ doc: source, extensions }) });
}

/** After Escape, Tab moves the focus until something is typed or the field is left: a reader who presses slowly gets out too. */
const leaveByTab: Extension = [
  EditorView.domEventHandlers({
    keydown: ({ key }, view) => {
      if (key === 'Escape') view.setTabFocusMode(true);
      return false;
    },
    blur: (_event, view) => view.setTabFocusMode(false),
  }),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false);
  }),
];

/** Puts another text into the field; it isn't an edit by the reader. */
export function replaceText(view: EditorView, source: string, canBeUndone: boolean): void {
  const annotations = Transaction.addToHistory.of(canBeUndone);
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source }, annotations });
}
