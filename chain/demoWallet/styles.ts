/** Distinct look, so that the wallet is not mistaken for a part of the page. */
export const styles = `
  dialog {
    position: fixed;
    inset: 24px 24px auto auto;
    box-sizing: border-box;
    inline-size: min(360px, calc(100vw - 48px));
    margin: 0;
    padding: 0;
    border: 2px solid #4b3f8f;
    border-radius: 14px;
    background: #ffffff;
    color: #1c1933;
    font: 15px/22px system-ui, sans-serif;
    color-scheme: light;
  }
  dialog::backdrop { background: #1c193366; }
  .name { padding: 10px 16px; border-radius: 11px 11px 0 0; background: #4b3f8f; color: #ffffff; font-weight: 600; }
  form { display: grid; gap: 12px; padding: 16px; }
  h2 { margin: 0; font-size: 18px; }
  p, dl, dd { margin: 0; }
  dt, label { color: #575273; font-size: 13px; }
  dd { overflow-wrap: anywhere; }
  label { display: grid; gap: 4px; }
  input, select { inline-size: 100%; box-sizing: border-box; block-size: 40px; padding: 0 10px; border: 1px solid #7b769a; border-radius: 8px; background: #ffffff; color: inherit; font: inherit; }
  input[aria-invalid='true'] { border: 2px solid #b3261e; }
  .buttons { display: flex; gap: 8px; justify-content: flex-end; }
  button { block-size: 40px; padding: 0 16px; border: 1px solid #4b3f8f; border-radius: 8px; background: #ffffff; color: #4b3f8f; font: inherit; font-weight: 600; cursor: pointer; }
  button.approve { background: #4b3f8f; color: #ffffff; }
  :focus-visible { outline: 2px solid #1c1933; outline-offset: 2px; }
`;
