// Ends with an error until /readyz answers. Used by the Docker image.
const response = await fetch(`http://localhost:${process.env.PORT || 3000}/readyz`).catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
