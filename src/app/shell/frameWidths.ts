/**
 * Widths of the window in CSS pixels from which parts of the frame are shown; the styles of the frame have the same.
 */
export const sidebarFrom = 720;
export const railFrom = 960;
