/**
 * XMLHttpRequest to a server that never answers, because the mocks' interceptor does not time out:
 * `vi.stubGlobal('XMLHttpRequest', SilentRequest)`.
 */
export class SilentRequest {
  timeout = 0;
  ontimeout: () => void = () => undefined;
  readonly upload = { addEventListener: () => undefined, removeEventListener: () => undefined };

  open(): void {
    // Nothing is sent anywhere.
  }

  setRequestHeader(): void {
    // Nothing is sent anywhere.
  }

  addEventListener(): void {
    // Nothing ever happens but the time-out.
  }

  removeEventListener(): void {
    // Nothing was listened to.
  }

  abort(): void {
    // Nothing is under way.
  }

  send(): void {
    setTimeout(() => this.ontimeout(), this.timeout);
  }
}
