/** Whether codes can be sent from here; without that nobody can register or log in. */
export function canSendCodes(): boolean {
  return true;
}
