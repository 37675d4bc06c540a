/** What stands before the options of the dialog, as the path of an icon of 24 units. */
export const ICON_PATHS = {
  page: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  section: 'M9.5 4L8 20M16 4l-1.5 16M4.5 9h16M3.5 15h16',
  recent: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 8v4.5l3 2',
  command: 'M5 7l5 5-5 5M12 17h7',
} as const;
