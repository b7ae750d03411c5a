/** A physical shop. */
export interface StoreLocation {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly services: readonly string[];
  readonly position: Position | null;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
