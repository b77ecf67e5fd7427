import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text (the driver would send a bare array as an SQL array). */
export type Json<T> = ColumnType<T, string, string>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
