# The shop on Node, and its embedded backend: one image, two commands (compose.yaml). docs/operation.md says how to run it.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY demo-backend/package.json demo-backend/
COPY scripts/runtime/package.json scripts/runtime/
# No package of the run-time install runs anything at install; of the others, none has to.
RUN npm ci --ignore-scripts
COPY . .
# Folder of the brand (docs/your-shop.md): `docker build --build-arg BRAND_DIR=…`.
ARG BRAND_DIR=brand
RUN npm run build && npm ci --omit=dev --ignore-scripts

FROM ${NODE}
# In production the shop starts with a COMMERCE_ENDPOINT and a SESSION_SECRET only.
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/build build
# The only place that is written to: resized pictures, and the embedded backend's database.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it hears SIGTERM.
ENTRYPOINT ["node"]
CMD ["build/node.js"]
