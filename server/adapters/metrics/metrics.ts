/** A request that was answered, without anything about who asked. */
interface DoneRequest {
  method: string;
  /** Pattern of the route. */
  route: string;
  status: number;
  seconds: number;
}

/** Figures of the running server (OPS-04). Labels come from the code alone, never from a request. */
export interface Metrics {
  requestDone(request: DoneRequest): void;
  /** Counts a call that a limit refused. */
  limitReached(rateClass: string): void;
}

/** Nobody asks for figures. */
export const noMetrics: Metrics = { requestDone: () => undefined, limitReached: () => undefined };
