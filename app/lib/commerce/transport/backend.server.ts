import { type Omission, optional } from "~/lib/async/optional";
import { steadyNow } from "~/lib/async/steady-now";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import { isCommerceError } from "~/lib/commerce/model/errors";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { Breaker } from "./breaker.server";
import {
  type GraphqlResult,
  type WireError,
  classify,
  concernsPerson,
  isCaptchaRejection,
  isCartGoneError,
  isAbsent,
  mayMeanCartGone,
  unexpected,
  withoutIds,
} from "./classify.server";
import type { Freshness, Load, ReadCache, ReadContext, SharedReadCache } from "./read-cache.server";
import { captchaFormOf, type CaptchaProofs, integrationFor } from "./captcha-proof.server";
import { type Caller, type CallMode, compact, operationName, type Proof, toOutgoing } from "./outgoing.server";
import { type Recognise, recogniseEnglish } from "./messages.server";
import { type Fetch, send } from "./send.server";
import { asTyped, type CommerceLog } from "./shape.server";
import { untraced, type Trace } from "./trace";

export interface BackendOptions extends Caller, CaptchaProofs {
  readonly fetch: Fetch;
  readonly cache: ReadCache;
  readonly breaker?: Breaker;
  readonly workOutlives: boolean;
  readonly sharedCache?: SharedReadCache | undefined;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: CommerceLog;
  readonly reportOmission?: (name: string, omission: Omission) => void;
  readonly trace?: Trace | undefined;
  readonly timeoutMs?: number;
  /** Default: Magento's sentences in English. */
  readonly recognise?: Recognise;
}

interface PartialAnswer {
  readonly operation: string;
  readonly errors: readonly Pick<WireError, "message">[];
}

interface CacheKey {
  /** Name of the mapped value: two reads may map one operation differently. */
  readonly name: string;
  /** What the value depends on, if there are several of this name. */
  readonly key?: unknown;
  readonly tags: readonly string[];
}

export interface PrimedRead extends CacheKey {
  readonly value: unknown;
}

interface CachedRead<Value> extends CacheKey {
  readonly freshness: Freshness;
  readonly primes?: (value: Value) => readonly PrimedRead[];
}

/** GraphQL calls for one request of one shopper. */
export type Backend = Readonly<ReturnType<typeof createBackend>>;

type Ask = <Data, Variables>(
  document: gql.TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<GraphqlResult<Data>>;

/** Retrying with less time left only adds load to a struggling backend. */
const LEAST_RETRY_MS = 250;

/** Minimum time for reading a page after a write has used up the limit. */
const AFTER_WRITE_MS = 5_000;

/** Verifies a token: the smallest query that only customers may send. */
const PROOF = operationName(gql.CustomerCartIdDocument.toString());

export function createBackend(options: BackendOptions) {
  const reader = { reportOmission: options.reportOmission ?? (() => undefined), waitUntil: options.waitUntil };
  const { endpoint, store, currency, cache, log, timeoutMs = 20_000, trace = untraced } = options;
  const { recognise = recogniseEnglish } = options;
  const context: ReadContext = {
    workOutlives: options.workOutlives,
    store: options.sharedCache,
    waitUntil: options.waitUntil,
    onStale: (error) => log("warn", "commerce.stale-answer", { error }),
  };

  // All reads of a page share one time limit, so that three reads in a row cannot wait three times
  // as long.
  let readsUntil: number | null = null;
  const deadlineFor = ({ isRead, hasOwnLimit }: CallMode): number => {
    if (!isRead || hasOwnLimit) return steadyNow() + timeoutMs;
    readsUntil ??= steadyNow() + timeoutMs;
    return readsUntil;
  };

  async function ask<Data, Variables>(
    document: gql.TypedDocumentString<Data, Variables>,
    variables: Variables,
    mode: CallMode,
  ) {
    const text = compact(document.toString());
    const name = operationName(text);
    const carriedToken = !mode.isPublic && Boolean(options.token);
    const deadline = deadlineFor(mode);
    const breaker = mode.isRead ? options.breaker : undefined;
    const once = async (proof: Proof | null = null): Promise<GraphqlResult<Data>> => {
      const left = Math.max(deadline - steadyNow(), 1);
      const out = toOutgoing({ name, text, variables, mode, proof, timeoutMs: left }, options);
      const sendTraced = () =>
        trace(name, (more) => send({ ...out, headers: { ...out.headers, ...more } }, options.fetch));
      const reply = await (breaker ? breaker.run({ name, isPrivate: !mode.isPublic }, sendTraced) : sendTraced());
      const operation = { name, carriedToken, isRead: mode.isRead, provesToken: name === PROOF };
      const answer = asTyped(classify<Data>(reply, operation, recognise), { name, document, log });
      // A wrong password, another customer's object, or the customer's own when the token has
      // expired.
      if (carriedToken && answer.errors.some(concernsPerson)) await proveToken();
      return answer;
    };
    try {
      const form = captchaFormOf(document);
      return await (form === null ? once() : proveHuman(form, once, { name, carriesToken: carriedToken }));
    } catch (error) {
      if (!mode.isRead && readsUntil !== null)
        readsUntil = Math.max(readsUntil, steadyNow() + Math.min(AFTER_WRITE_MS, timeoutMs));
      const mayRetry = mode.isRead && isCommerceError(error) && error.isTransient && error.status !== 429;
      if (!mayRetry || breaker?.backoffMs() || deadline - steadyNow() < LEAST_RETRY_MS) throw error;
      log("warn", "commerce.retry", { operation: name, error: error.message });
      return once();
    }
  }

  /**
   * A form refused without a token is sent once more as the integration, where that is allowed. A
   * refused form did nothing.
   */
  async function proveHuman<Data>(
    form: CaptchaForm,
    send: (proof: Proof | null) => Promise<GraphqlResult<Data>>,
    { name, carriesToken }: { readonly name: string; readonly carriesToken: boolean },
  ): Promise<GraphqlResult<Data>> {
    const captchaToken = options.takeCaptchaToken?.(form) ?? null;
    const answer = await send(captchaToken === null ? null : { captchaToken });
    if (captchaToken !== null || !answer.errors.some(isCaptchaRejection)) return answer;
    options.rejectedCaptchas?.add(form);
    const integrationToken = integrationFor(form, options, { carriesToken });
    if (integrationToken === null) return answer;
    return send({ integrationToken }).catch((error: unknown) => {
      log("error", "commerce.integration-refused", { operation: name, error });
      return answer;
    });
  }

  let validity: Promise<GraphqlResult<gql.CustomerCartIdQuery>> | null = null;
  async function proveToken() {
    if (!options.token) return null;
    return (validity ??= ask(gql.CustomerCartIdDocument, {}, { isRead: true, isPublic: false }));
  }

  function logPartialErrors({ operation, errors }: PartialAnswer): void {
    if (errors.length === 0) return;
    log("warn", "commerce.partial-answer", { operation, errors: errors.map(({ message }) => withoutIds(message)) });
  }

  /**
   * Marks the errors of a refused write if the cart is gone: where words and category leave it
   * open, the cart is read.
   */
  async function judgeCart<Data>(answer: GraphqlResult<Data>, id: string): Promise<GraphqlResult<Data>> {
    if (answer.errors.some(isCartGoneError) || !answer.errors.some(mayMeanCartGone)) return answer;
    const reading = askIn({ isRead: true, isPublic: false })(gql.CartQuantityDocument, { id });
    const now = await optional(reader, { name: "cart of a refused write", only: "unavailable" }, reading);
    if (now === null || !isAbsent(now, "cart")) return answer;
    const isGone = ({ meaning }: Pick<WireError, "meaning">) => ({ ...meaning, key: "cart-gone" }) as const;
    return { ...answer, errors: answer.errors.map((error) => ({ ...error, meaning: isGone(error) })) };
  }

  const askIn =
    (mode: CallMode): Ask =>
    (document, variables) =>
      ask(document, variables, mode);

  return {
    /** Without token, by GET, retried once. */
    readPublic: askIn({ isRead: true, isPublic: true }),
    /** As `readPublic`, one of many in a row, each with the whole time limit. */
    readPart: askIn({ isRead: true, isPublic: true, hasOwnLimit: true }),
    /** With the token if there is one, by POST, retried once, never cached. */
    readPrivate: askIn({ isRead: true, isPublic: false }),
    /** As `readPrivate`, one of many in a row, each with the whole time limit. */
    readPrivatePart: askIn({ isRead: true, isPublic: false, hasOwnLimit: true }),
    /** Never retried. */
    write: askIn({ isRead: false, isPublic: false }),
    /** As `write`: tells whether the cart of this id is gone. */
    writeToCart: async <Data, Variables extends { readonly id: string }>(
      document: gql.TypedDocumentString<Data, Variables>,
      variables: Variables,
    ) => judgeCart(await ask(document, variables, { isRead: false, isPublic: false }), variables.id),
    judgeCart,
    recognise,
    /** As `write`, but never with the token: for log-in, registration and the like. */
    writeAsGuest: askIn({ isRead: false, isPublic: true }),
    /**
     * Throws `unauthorized` when the token is no longer valid; does nothing for guests. Call it
     * before writes that guests may do too: Magento silently treats an expired token as a guest,
     * and the result would not belong to the customer.
     */
    proveToken: async (): Promise<void> => void (await proveToken()),
    /**
     * Id of the customer's cart, which Magento creates if there is none; null for guests. Proves
     * the token.
     */
    async customerCart(): Promise<string | null> {
      const answer = await proveToken();
      if (answer && !answer.data.customerCart) throw unexpected(answer);
      return answer && answer.data.customerCart.id;
    },
    /** A value mapped from public reads, cached for all requests of this store and currency. */
    cached<Value>({ primes, ...cached }: CachedRead<Value>, load: Load<Value>): Promise<Value> {
      const inThisView = <Named extends CacheKey>({ name, key = null, ...rest }: Named) => {
        return { ...rest, key: [endpoint, store, currency, name, JSON.stringify(key)].join("\n") };
      };
      const implied = (value: Value) => (primes?.(value) ?? []).map(inThisView);
      return cache.read({ ...inThisView(cached), load, primes: implied }, context);
    },
    /** For errors with usable data, which do not fail the page. */
    logPartialErrors,
    /**
     * A field that the caller cannot do without: throws `contract` if it is missing, logs errors
     * beside it.
     */
    async requireField<Data, Field extends keyof Data>(
      response: Promise<GraphqlResult<Data>>,
      field: Field,
    ): Promise<NonNullable<Data[Field]>> {
      const answer = await response;
      const value = answer.data[field];
      if (!value) throw unexpected(answer);
      logPartialErrors(answer);
      return value;
    },
    // The backend is the reader of its own optional reads.
    ...reader,
    /** Key for process-wide knowledge about the backend. */
    identity: cache,
  };
}
