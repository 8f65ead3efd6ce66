/** The address of a client's page at their adviser's desk. */
export function writeClientPage(userId: number): string {
  return `/en/admin/clients/${userId}`;
}

/** The address of a client's fees. */
export function writeFeesPage(userId: number): string {
  return `/en/admin/fees?client=${userId}`;
}

/** The address of a client's survey, or of their answers once there is a plan. */
export function writeAnswersPage({ userId, planId }: { userId: number; planId?: number }): string {
  return planId === undefined
    ? `/en/1?client=${userId}`
    : `/en/check-answers?plan=${planId}&client=${userId}`;
}
