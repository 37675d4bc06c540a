/** What is kept until the tab is closed, where storage is not denied. */
export type SessionMemory = { recall: (key: string) => string | null; remember: (key: string, value: string) => void };
