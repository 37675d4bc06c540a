import { MAX_COMMENT_LENGTH } from '../../feedback/bounds.ts';
import { nameFeedback } from '../../feedback/feedback-id.ts';
import { isWithinFeedbackLimit } from '../../feedback/feedback-limit.ts';
import { parseFeedback } from '../../feedback/parse-feedback.ts';
import { storeFeedback } from '../../feedback/store-feedback.ts';
import { logEvent, reasonOf } from '../../log/log-event.ts';
import { parsePageAddress } from '../page-address.ts';
import { ARGUMENTS, type DocsTool, inputSchema, ToolError } from '../tool.ts';

/** Stores what an agent found wrong with a page, as feedback that the page did not help. */
export const reportProblem: DocsTool = {
  name: 'report_problem',
  title: 'Report a problem',
  description: 'Tells the authors what is wrong or missing on a page of the docs. Ask the person you work for first.',
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  inputSchema: inputSchema(
    {
      page: ARGUMENTS.path,
      comment: ARGUMENTS.text('What is wrong, without personal data', MAX_COMMENT_LENGTH),
      id: ARGUMENTS.text('Only to send a report again: the id that a failed try named', 36),
    },
    ['page', 'comment'],
  ),
  run: async (c, input) => {
    if (!(await isWithinFeedbackLimit(c))) throw new ToolError('Too many reports were sent. Wait a minute, then send this one again.');
    const { path, section, language } = await parsePageAddress(c, input.page ?? '');
    const feedback = parseFeedback({ page: path, rating: 0, comment: input.comment, section, language, id: input.id });
    if ('wrong' in feedback) throw new ToolError(`The report was refused: its ${feedback.wrong} is wrong. Correct it and send it again.`);
    if (feedback.comment === '') throw new ToolError('The comment is empty. Say what is wrong.');
    const named = await nameFeedback(c, feedback);
    try {
      await storeFeedback(c.env.DB, named);
    } catch (error) {
      logEvent(c, 'feedback-not-stored', { reason: reasonOf(error) });
      throw new ToolError(`The report could not be stored. Send it again later, with the id ${named.id}.`);
    }
    return 'The report is stored. Thank you.';
  },
};
