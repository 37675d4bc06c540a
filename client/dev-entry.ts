import './entry.ts';
import { followServer } from './dev/follow-server.ts';
import { reopen } from './dev/reload-page.ts';

followServer();
void reopen();
