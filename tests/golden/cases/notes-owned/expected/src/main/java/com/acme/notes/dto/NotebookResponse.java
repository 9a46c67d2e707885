package com.acme.notes.dto;

import java.util.UUID;

public record NotebookResponse(UUID id, UUID ownerId, String title) {}
