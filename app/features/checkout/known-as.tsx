/** Instead of the email field, for customers. */
export function KnownAs({ email }: { email: string | null }) {
  return <p className="text-s text-muted">You are logged in as {email}.</p>;
}
