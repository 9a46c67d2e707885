package com.acme.notes.dto;

public record RecentNoteResponse(Long id, String body) {}
