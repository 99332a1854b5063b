/** The length of an embedding: a text's meaning as signed bytes. */
export const EMBEDDING_SIZE = 384
/** Scales values to signed bytes. In practice no value is greater than a third. */
export const EMBEDDING_SCALE = 400

/** The cosine similarity of two embeddings: 1 for the same meaning, about 0 for unrelated ones. */
export const likeness = (dotProduct: number) => dotProduct / (EMBEDDING_SCALE * EMBEDDING_SCALE)
