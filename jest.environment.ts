// The settings of a build for the public are not the units'.
for (const name of Object.keys(process.env)) {
  if (/^(NEXT_PUBLIC_|ALLOW_SAMPLE$|DESK_REPOSITORY$)/.test(name)) delete process.env[name];
}
