package com.acme.notes.service;

import com.acme.notes.common.Expanded;
import com.acme.notes.common.Expansion;
import com.acme.notes.common.Expansions;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.Specs;
import com.acme.notes.common.UnitOfWork;
import com.acme.notes.domain.Label;
import com.acme.notes.domain.Note;
import com.acme.notes.domain.Notebook;
import com.acme.notes.dto.LabelResponse;
import com.acme.notes.dto.NoteFilter;
import com.acme.notes.dto.NoteRequest;
import com.acme.notes.dto.NoteResponse;
import com.acme.notes.repository.NoteRepository;
import java.util.Set;
import java.util.UUID;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class NoteService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "body", "writtenAt").field("notebookId", "notebook.id");
  public static final Expansion<Note> EXPANSION =
      Expansion.of(Note.class, "id").reference("notebook", "title");

  private final NoteRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public NoteService(
      NoteRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<NoteResponse>> list(
      NoteFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            NoteService::toResponse),
        NoteResponse::id,
        EXPANSION,
        expand);
  }

  /** Those of one notebook. */
  public PageResponse<Expanded<NoteResponse>> listOf(
      UUID notebookId, NoteFilter filter, Pageable pageable, Set<String> expand) {
    Specification<Note> condition =
        Specification.allOf(filter.toSpecification(), Specs.equal(notebookId, "notebook", "id"));
    return expansions.page(
        PageResponse.of(
            repository.findAll(condition, SORTING.apply(pageable)), NoteService::toResponse),
        NoteResponse::id,
        EXPANSION,
        expand);
  }

  public NoteResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<NoteResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public NoteResponse create(NoteRequest request) {
    Note entity = new Note();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public NoteResponse update(Long id, NoteRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), NoteRequest.class), Set.of());
  }

  @Transactional
  public NoteResponse patch(Long id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), NoteRequest.class), MergePatch.cleared(patch));
  }

  private NoteResponse change(Long id, NoteRequest request, Set<String> cleared) {
    Note entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<LabelResponse> listLabels(Long id, Pageable pageable) {
    unitOfWork.require(Note.class, id, "Note");
    return PageResponse.of(
        repository.findLabels(id, LabelService.SORTING.apply(pageable)), LabelService::toResponse);
  }

  @Transactional
  public void addLabel(Long id, Integer memberId) {
    unitOfWork.requireToChange(Note.class, id, "Note");
    unitOfWork.require(Label.class, memberId, "Label");
    if (!repository.isLabel(id, memberId)) {
      unitOfWork.execute(
          "insert into note_label (note_id, label_id) values (?1, ?2)", id, memberId);
    }
  }

  @Transactional
  public void removeLabel(Long id, Integer memberId) {
    unitOfWork.require(Note.class, id, "Note");
    unitOfWork.require(Label.class, memberId, "Label");
    unitOfWork.execute("delete from note_label where note_id = ?1 and label_id = ?2", id, memberId);
  }

  private Note find(Long id) {
    return unitOfWork.find(Note.class, id, "Note");
  }

  private void apply(NoteRequest request, Note entity, Set<String> cleared) {
    entity.setBody(request.body());
    if (request.writtenAt() != null) {
      entity.setWrittenAt(request.writtenAt());
    }
    entity.setNotebook(
        unitOfWork.referenceOrCurrent(
            Notebook.class, entity.getNotebook(), request.notebookId(), "notebookId"));
  }

  public static NoteResponse toResponse(Note entity) {
    return new NoteResponse(
        entity.getId(), entity.getNotebook().getId(), entity.getBody(), entity.getWrittenAt());
  }
}
