import { finish } from './finish';
finish(process.argv[2]!, { basePath: process.env.BP ?? '', email: '', https: false }).then(console.log, (e) => console.error(e.message));
