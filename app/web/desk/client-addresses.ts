/** The page of a client at their adviser's desk. */
export function writeClientPage(userId: number): string {
  return `/en/admin/clients/${userId}`;
}

/** The fees of a client. */
export function writeFeesPage(userId: number): string {
  return `/en/admin/fees?client=${userId}`;
}

/** The questions of a client, or what they answered once there is a plan. */
export function writeAnswersPage({ userId, planId }: { userId: number; planId?: number }): string {
  return planId === undefined
    ? `/en/1?client=${userId}`
    : `/en/check-answers?plan=${planId}&client=${userId}`;
}
