/* Runs before the first paint: applies the chosen theme and selects the static shell. */
(function () {
  var root = document.documentElement;
  var theme, token;
  try {
    token = localStorage.getItem('kith.token');
    theme = (JSON.parse(localStorage.getItem('kith.device') || '{}') || {}).theme;
  } catch (error) {
    theme = undefined;
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  var status = /^\/(resetPassword|passwordUpdated|emailConfirmed|confirmationSent)\/?$/.test(location.pathname);
  root.dataset.shell = token && !status ? 'frame' : 'auth';
})();
