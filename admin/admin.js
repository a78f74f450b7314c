import CMS from '@sveltia/cms';

const answer = await fetch('config.json');
const config = await answer.json();
const logo = { src: new URL('../apple-icon.png', location.href).href };
CMS.init({ config: { ...config, logo } });
