/**
 * The width from which the header shows a desk's links: there are many, and between the two breakpoints the
 * menu has them. A file of its own keeps desk styles out of a visitor's first pages.
 */
export const DESK_LINK = "broad:inline-flex";
