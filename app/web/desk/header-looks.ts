/**
 * Where a link of a desk stands in the header: there are many, and between the two breakpoints the menu has them. It stands
 * apart, because a visitor's first pages load no looks of desks.
 */
export const DESK_LINK = "broad:inline-flex";
