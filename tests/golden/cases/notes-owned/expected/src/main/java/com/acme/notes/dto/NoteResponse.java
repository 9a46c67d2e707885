package com.acme.notes.dto;

import java.time.OffsetDateTime;
import java.util.UUID;

public record NoteResponse(Long id, UUID notebookId, String body, OffsetDateTime writtenAt) {}
