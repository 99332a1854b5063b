/** Loaded with the first click; a finger or mouse that comes near it starts earlier. */
export const loadAssistantPanel = () => import('./assistant-panel')
