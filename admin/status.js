/** On a published admin: what became of the last save, as the Git host has it. */
import { isArabic, showBar } from './bar.js';

const every = 20_000;

const words = isArabic
  ? { pending: 'يجري نشر آخر حفظ…', failed: 'لم يُنشر آخر حفظ: ', why: 'السبب' }
  : {
      pending: 'Your last save is being published …',
      failed: 'Your last save is not published: ',
      why: 'see why',
    };

/** The token by which the editor signs in; it keeps it until one signs out. */
function tokenOf() {
  return JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}')?.token;
}

async function ask(url, headers) {
  const answer = await fetch(url, { headers, cache: 'no-store' });
  return answer.ok ? answer.json() : {};
}

/** What runs for the newest commit: `failed`, `pending` or neither, and where to read of it. */
const hosts = {
  async github(name, token) {
    const headers = { Authorization: `Bearer ${token}` };
    const commit = `https://api.github.com/repos/${name}/commits/HEAD`;
    const { check_runs: runs = [] } = await ask(`${commit}/check-runs`, headers);
    const { statuses = [] } = await ask(`${commit}/status`, headers);
    return [
      ...runs.map(({ conclusion, html_url }) => ({
        state: conclusion ?? 'pending',
        url: html_url,
      })),
      ...statuses.map(({ state, target_url }) => ({ state, url: target_url })),
    ];
  },
  async gitlab(name, token) {
    const project = `https://gitlab.com/api/v4/projects/${encodeURIComponent(name)}`;
    const headers = { Authorization: `Bearer ${token}` };
    const { last_pipeline: pipeline } = await ask(`${project}/repository/commits/HEAD`, headers);
    return pipeline ? [{ state: pipeline.status, url: pipeline.web_url }] : [];
  },
};

const failed = ['failure', 'failed', 'error', 'timed_out', 'startup_failure'];
const pending = ['pending', 'running', 'created', 'preparing', 'waiting_for_resource'];

const { backend } = await (await fetch('config.json')).json();

async function look() {
  const token = tokenOf();
  if (!token || document.hidden) return;
  const states = await hosts[backend.name](backend.repo, token);
  const bad = states.find(({ state }) => failed.includes(state));
  if (bad) showBar([{ before: words.failed, link: words.why, href: bad.url }]);
  else if (states.some(({ state }) => pending.includes(state)))
    showBar([{ before: words.pending }], false);
  else showBar([]);
}

setInterval(() => look().catch(console.warn), every);
