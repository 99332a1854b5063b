/** Loaded with the first click; a finger or mouse that comes near it starts earlier. */
export const loadCopilot = () => import('./copilot-panel')
