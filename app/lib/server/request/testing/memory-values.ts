import type { SharedValues } from "~/lib/server/request/shared-store.server";

/** A shared store in memory. `isDown`: every command fails. */
export class MemoryValues implements SharedValues {
  isDown = false;
  readonly texts = new Map<string, string>();

  claim(key: string, text: string): Promise<string | null> {
    return this.#ask(() => {
      const held = this.texts.get(key) ?? null;
      if (held === null) this.texts.set(key, text);
      return held;
    });
  }

  get(key: string): Promise<string | null> {
    return this.#ask(() => this.texts.get(key) ?? null);
  }

  set(key: string, text: string): Promise<void> {
    return this.#ask(() => void this.texts.set(key, text));
  }

  delete(key: string, text: string): Promise<void> {
    return this.#ask(() => void (this.texts.get(key) === text && this.texts.delete(key)));
  }

  count(key: string): Promise<void> {
    return this.#ask(() => void this.texts.set(key, String(Number(this.texts.get(key) ?? 0) + 1)));
  }

  uncount(key: string): Promise<void> {
    return this.#ask(() => {
      const left = Number(this.texts.get(key) ?? 0) - 1;
      if (left > 0) this.texts.set(key, String(left));
      else this.texts.delete(key);
    });
  }

  async #ask<T>(answer: () => T): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.isDown) throw new Error("down");
    return answer();
  }
}
