# syntax=docker/dockerfile:1
# The site with a small web server: docker build -t mansoura . && docker run -p 8080:8080 mansoura
# The settings of the build come from .env.local, see .env.example and docs/hosting.md.

FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Pictures that are encoded once are kept for the next image.
RUN --mount=type=cache,target=/site/.cache npm run build && npm run compress

FROM alpine:3.22
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY docs/hosting/nginx/container.conf /etc/nginx/nginx.conf
COPY docs/hosting/nginx/site.conf /etc/nginx/site.conf
COPY --from=build /site/out /srv
# Nobody: a number, so that a cluster can see that it is not root.
USER 65534:65534
RUN nginx -t -e stderr
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
    CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["nginx", "-e", "stderr"]
