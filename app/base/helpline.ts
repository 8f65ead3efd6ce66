/**
 * Whom people call when no code reaches them. Invented until the operator sets one: no subscriber has a number that begins
 * with three noughts.
 */
export const HELPLINE = {
  shown: "010 000 0100",
  dialled: "+27100000100",
  hours: "Monday to Friday, 8:00 to 17:00",
};
