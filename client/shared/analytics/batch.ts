/** The largest batch of events that goes to the edge: how many, and of how many bytes. */
export const MAX_EVENTS = 20;
export const MAX_EVENTS_BYTES = 8192;
