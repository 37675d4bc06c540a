import { runJourneys } from './run-journeys.ts';

runJourneys('firefox');
