# The image uses Debian: the embedded PostgreSQL and onnxruntime need glibc.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip ONNXRUNTIME_NODE_INSTALL_CUDA=skip
COPY . .
# Installs, checks the platform's packages, and builds the server and the web app.
RUN node scripts/build.mjs --install

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip ONNXRUNTIME_NODE_INSTALL_CUDA=skip
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY apps/server/package.json ./apps/server/package.json
RUN npm install --omit=dev --no-save --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
# FFmpeg reads videos where node-webcodecs has no build for the processor.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -m 700 /data \
  && chown node:node /data
WORKDIR /app
# The container has its own network; what is published of it decides who reaches it.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
COPY --from=dependencies /app ./
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY CHANGELOG.md ./
COPY apps/server/migrations ./apps/server/migrations
COPY scripts/serve.mjs scripts/healthcheck.mjs scripts/doctor.mjs ./scripts/
COPY scripts/lib/root.mjs ./scripts/lib/root.mjs
USER node
VOLUME /data
EXPOSE 3000
# Docker kills after ten seconds by default. Plumbline needs up to 30; see stop_grace_period in compose.yaml.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "scripts/serve.mjs"]
