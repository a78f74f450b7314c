// Unit tests ignore the settings of a public build.
for (const name of Object.keys(process.env)) {
  if (/^(NEXT_PUBLIC_|ALLOW_SAMPLE$|ADMIN_REPOSITORY$|SERVICE_WORKER$)/.test(name))
    delete process.env[name];
}
