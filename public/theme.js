/* Runs before the first paint: applies theme, text size and density, and selects the static shell. */
(function () {
  var root = document.documentElement;
  var device = {};
  var token;
  try {
    token = localStorage.getItem('kith.token');
    device = JSON.parse(localStorage.getItem('kith.device') || '{}') || {};
  } catch (error) {
    device = {};
  }
  if (/^(light|dark)$/.test(device.theme)) root.dataset.theme = device.theme;
  if (/^(small|large|larger)$/.test(device.textSize)) root.dataset.textSize = device.textSize;
  if (device.density === 'compact') root.dataset.density = device.density;
  var status = /^\/(resetPassword|passwordUpdated|emailConfirmed|confirmationSent)\/?$/.test(location.pathname);
  root.dataset.shell = token && !status ? 'frame' : 'auth';
})();
