/** ISO 8601 in UTC. */
export interface SignInRecord {
  failures: number;
  firstFailureAt: string | null;
  lockedUntil: string | null;
}

const maxFailures = 6;
const lockMinutes = 30;

export const cleanRecord: SignInRecord = { failures: 0, firstFailureAt: null, lockedUntil: null };

export function isLocked({ lockedUntil }: SignInRecord, now: Date): boolean {
  return lockedUntil !== null && now.toISOString() < lockedUntil;
}

/** Failures older than the lock time expire. Attempts while locked do not extend it. */
export function afterFailure(record: SignInRecord, now: Date): SignInRecord {
  if (isLocked(record, now)) return record;
  const isStale = record.firstFailureAt === null || record.firstFailureAt < minutesFrom(now, -lockMinutes);
  const counted = isStale || record.lockedUntil !== null ? 0 : record.failures;
  const failures = counted + 1;
  return {
    failures,
    firstFailureAt: counted === 0 ? now.toISOString() : record.firstFailureAt,
    lockedUntil: failures >= maxFailures ? minutesFrom(now, lockMinutes) : null,
  };
}

function minutesFrom(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
